import type { Field } from './schema.ts';
import { joinChoices, same, t, type Text } from './text.ts';
import { describeValue } from './untrusted.ts';

/** Says that a value does not fit, and what does. */
export function misfitText(given: unknown, field: Field): Text {
  const wanted = allowedText(field);
  if (given === undefined || given === '')
    return t(`manque ; attendu : ${wanted.fr}`, `is missing; expected ${wanted.en}`);
  const said = describeValue(given);
  return t(`${said.fr} ne convient pas ; attendu : ${wanted.fr}`, `${said.en} does not fit; expected ${wanted.en}`);
}

/** Says which fields there are, where one is unknown. */
export function unknownFieldText(fields: Readonly<Record<string, Field>>): Text {
  const names = joinChoices(Object.keys(fields));
  return t(`champ inconnu ; champs possibles : ${names.fr}`, `unknown field; possible fields: ${names.en}`);
}

/** Says in words what a field accepts. */
export function allowedText(field: Field): Text {
  switch (field.kind) {
    case 'choice': {
      const values = joinChoices(field.values);
      return t(`une valeur parmi ${values.fr}`, `one of ${values.en}`);
    }
    case 'whole':
      return field.about.halves === true
        ? t(
            `un nombre de ${field.min} à ${field.max}, demis compris`,
            `a number from ${field.min} to ${field.max}, halves included`,
          )
        : t(`un nombre entier de ${field.min} à ${field.max}`, `a whole number from ${field.min} to ${field.max}`);
    case 'flag':
      return same('true / false');
    case 'words':
      return t(`un texte de ${field.longest} caractères au plus`, `a text of at most ${field.longest} characters`);
    case 'list':
      return t(`une liste de ${field.min} à ${field.max} éléments`, `a list of ${field.min} to ${field.max} items`);
    case 'record': {
      const names = joinChoices(Object.keys(field.fields));
      return t(`un objet avec les champs ${names.fr}`, `an object with the fields ${names.en}`);
    }
  }
}
