import { type ComponentChildren, render } from 'preact';
import type { Picture } from './picture.ts';
import './print.css';

interface Sheet {
  readonly title: string;
  readonly standing: string;
  readonly picture: Picture;
  readonly legend: ComponentChildren;
  readonly colours: Readonly<Record<string, string>>;
}

/** One sheet of paper: title, map, legend; it is gone again when it is printed. */
export function printPosition({ title, standing, picture, legend, colours }: Sheet): void {
  const paper = document.createElement('div');
  paper.className = 'print-position side-colours';
  for (const [name, colour] of Object.entries(colours)) paper.style.setProperty(name, colour);
  document.body.append(paper);
  const address = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
  const away = (): void => {
    render(null, paper);
    paper.remove();
    URL.revokeObjectURL(address);
  };
  render(
    <>
      <header>
        <h1>{title}</h1>
        <p>{standing}</p>
      </header>
      <img
        src={address}
        alt=""
        onLoad={() => {
          addEventListener('afterprint', away, { once: true });
          print();
        }}
        onError={away}
      />
      {legend}
    </>,
    paper,
  );
}
