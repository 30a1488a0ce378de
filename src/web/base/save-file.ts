/** Hands a file to the device. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

export const saveJson = (json: string, name: string): void =>
  saveFile(new Blob([json], { type: 'application/json' }), `${name}.json`);

/** Through the device's own way of sharing where it has one for files; else it is saved. */
export async function shareFile(file: Blob, name: string): Promise<void> {
  const files = [new File([file], name, { type: file.type })];
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files }))
    try {
      await navigator.share({ files });
      return;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
    }
  saveFile(file, name);
}

export const today = (): string => new Date().toISOString().slice(0, 10);
