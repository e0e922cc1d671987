import { partNumberKey } from "../../kernel/text/part-number-key.ts";

/** Own numbers that one buyer keeps (D31-1). */
export const mostOwnNumbers = 5_000;
/** Parts that one own number may mean until its owner has said which (D31-3). */
export const mostProductsOfOne = 5;

/** Own numbers of one part that are shown. */
export const mostNumbersOfProduct = 20;
/** Parts that one call asks the own numbers of: the lines of a request. */
export const mostProductsAsked = 50;

/** The key by which own numbers are distinguished: that of part numbers (D19-1). */
export const ownNumberKey = (number: string): string => partNumberKey(number);
