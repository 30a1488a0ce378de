/** The first and the second player: oxblood with a solid band, blue with a hatched one. */
export const sideClass = (side: number): 'side-a' | 'side-b' => (side === 0 ? 'side-a' : 'side-b');
