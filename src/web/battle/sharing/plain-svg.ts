import { attribute, escapeSvg } from '../../base/svg-text.ts';

/*
 * A drawing as a browser shows it, written so that any program can show it: style sheets become attributes, colours
 * hexadecimal numbers, and drawings that are fetched from files stand in it.
 */

/** What style sheets say of shapes and words. */
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'word-spacing',
] as const;
const OPACITIES = ['opacity', 'fill-opacity', 'stroke-opacity'] as const;
/** Not worth saying. */
const USUAL: Readonly<Record<string, string>> = {
  stroke: 'none',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'paint-order': 'normal',
  'font-style': 'normal',
  'word-spacing': '0px',
};

interface PlainColour {
  readonly colour: string;
  readonly opacity: number;
}

/** Any colour of CSS as `#rrggbb` and an opacity; undefined for what is no colour. */
function colourReader(): (css: string) => PlainColour | undefined {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const known = new Map<string, PlainColour>();
  return (css) => {
    if (css === 'none' || css.startsWith('url(')) return undefined;
    let found = known.get(css);
    if (found === undefined) {
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = css;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      const colour = `#${[red!, green!, blue!].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
      known.set(css, (found = { colour, opacity: Math.round((alpha! / 255) * 100) / 100 }));
    }
    return found;
  };
}

/** The files that `<use>` fetches drawings from, by their addresses. */
async function drawingsOf(svg: SVGElement): Promise<ReadonlyMap<string, Document>> {
  const files = new Set([...svg.querySelectorAll('use')].map((use) => use.getAttribute('href')!.split('#')[0]!));
  const read = async (file: string): Promise<[string, Document]> => {
    const text = await (await fetch(file)).text();
    return [file, new DOMParser().parseFromString(text, 'image/svg+xml')];
  };
  return new Map(await Promise.all([...files].map(read)));
}

/** Something of the page as it would look in other light; nobody sees the page meanwhile. */
function inTheme<T>(theme: 'light' | 'dark', look: () => T): T {
  const { dataset } = document.documentElement;
  const before = dataset['theme'];
  dataset['theme'] = theme;
  try {
    return look();
  } finally {
    if (before === undefined) delete dataset['theme'];
    else dataset['theme'] = before;
  }
}

/** The content of a drawing that stands in the page, without its outermost element. */
export async function plainSvg(svg: SVGElement, theme: 'light' | 'dark'): Promise<string> {
  const drawings = await drawingsOf(svg);
  const colourOf = colourReader();

  const styleOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const opacities: Record<string, number> = {};
    for (const name of OPACITIES) opacities[name] = Number(style.getPropertyValue(name));
    let text = '';
    const isWord = element instanceof SVGTextElement;
    for (const name of STYLES) {
      if (!isWord && /^(font|text|word)-/.test(name)) continue;
      const value = style.getPropertyValue(name);
      if (value === USUAL[name] || (name !== 'stroke' && name.startsWith('stroke-') && style.stroke === 'none'))
        continue;
      const found = name === 'fill' || name === 'stroke' ? colourOf(value) : undefined;
      if (found !== undefined) opacities[`${name}-opacity`]! *= found.opacity;
      text += attribute(name, found?.colour ?? value.replace(/url\("?[^#]*#([\w-]+)"?\)/, 'url(#$1)'));
    }
    for (const [name, value] of Object.entries(opacities)) if (value !== 1) text += attribute(name, value);
    return text;
  };

  const ownOf = (element: Element, left: RegExp): string =>
    [...element.attributes]
      .filter(({ name }) => !left.test(name))
      .map(({ name, value }) => attribute(name, value))
      .join('');

  const write = (element: Element): string => {
    if (getComputedStyle(element).display === 'none') return '';
    const { localName } = element;
    if (localName === 'use') {
      const [file, id] = element.getAttribute('href')!.split('#');
      const path = drawings.get(file!)?.getElementById(id!)?.getAttribute('d') ?? '';
      return path === '' ? '' : `<path d="${path}"${styleOf(element)}/>`;
    }
    const content = [...element.children].map(write).join('');
    const words = element instanceof SVGTextElement ? element.textContent : '';
    const isShape = element instanceof SVGGeometryElement || element instanceof SVGTextElement;
    const own = ownOf(element, /^(class|style|fill|stroke)$/);
    return `<${localName}${own}${isShape ? styleOf(element) : ''}>${content}${escapeSvg(words)}</${localName}>`;
  };
  return inTheme(theme, () => [...svg.children].map(write).join(''));
}
