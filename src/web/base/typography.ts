const NO_BREAK_SPACE = '\u00a0';

/** French as it is set: no line begins with : ; ! ? » or %, none ends with «. English has no space there. */
export const withoutBreaks = (text: string): string => text.replace(/ (?=[:;!?»%])|(?<=«) /g, NO_BREAK_SPACE);
