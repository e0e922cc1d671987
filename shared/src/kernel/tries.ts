/** How often a message is handed to its worker before it lies among the dead letters. */
export const mostTries = 5;
