import { rule } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";

/** One line of text without half characters, which no other system stores as they are (D45-1). */
export const orderNumberText = (least: number, most: number) =>
  oneLine(least, most).check(rule<string>((text) => text.isWellFormed(), { error: "UNSEEN" }));
