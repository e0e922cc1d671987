/** Blocks of one account, those as buyer and as seller together (D6-28). */
export const mostBlocks = 300;
