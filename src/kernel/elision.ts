/** `de Memnon`, `d’Omarès` */
export const withDe = (name: string): string => (/^[aeiouâàäéèêëîïôöûüœ]/i.test(name) ? `d’${name}` : `de ${name}`);
