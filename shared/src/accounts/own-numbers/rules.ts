import { partNumberKey } from "../../kernel/text/part-number-key.ts";

/** Own numbers that one buyer keeps (D31-1). */
export const mostOwnNumbers = 5_000;
/** Parts that one own number may mean until its owner has said which (D31-3). */
export const mostProductsOfOne = 5;

/** The key by which own numbers are distinguished: that of part numbers (D19-1). */
export const ownNumberKey = (number: string): string => partNumberKey(number);
