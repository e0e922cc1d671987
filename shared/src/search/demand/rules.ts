/** Fewer people are never told of: a number of them would point at somebody (D38-6). */
export const fewestAskers = 3;
