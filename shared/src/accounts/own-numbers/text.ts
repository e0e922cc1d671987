import { rule } from "../../kernel/rule.ts";
import { oneLine } from "../../kernel/text/text.ts";
import { ownNumberKey } from "./rules.ts";

/** A number as a buyer writes it: up to 80 characters, of which one counts (D31-1). */
export const ownNumberText = oneLine(1, 80).check(
  rule((text) => ownNumberKey(text) !== "", { error: "invalid_value" }),
);
