import { useDraftOfForm, useFieldValue } from "@bupum/ui/form/draft";
import { Button } from "@mantine/core";
import { useWords } from "../words.ts";
import styles from "./order-numbers.module.css";

export const exampleTemplate = "PO-{YY}{MM}-{####}";

const tokens = [
  ["{YYYY}", "year"],
  ["{YY}", "shortYear"],
  ["{MM}", "month"],
  ["{DD}", "day"],
  ["{####}", "count"],
] as const;

/** Writes into a field as if it was typed, in place of what is selected. */
function typeInto(input: HTMLInputElement, text: string) {
  const { selectionStart, selectionEnd, value } = input;
  const end = selectionEnd ?? value.length;
  input.setRangeText(text, selectionStart ?? end, end, "end");
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** What a template may name: a press writes it at the cursor, since braces are hard to type on a phone. */
export function Tokens() {
  const say = useWords("orderNumbers");
  const { form } = useDraftOfForm();
  const isEmpty = useFieldValue("template") === "";
  const write = (text: string) => {
    const input = form.getInputNode("template");
    if (input instanceof HTMLInputElement) typeInto(input, text);
  };
  return (
    <div>
      <p id="order-number-tokens" className={styles["hint"]}>
        {say("insert")}
      </p>
      <div role="group" aria-labelledby="order-number-tokens" className={styles["tokens"]}>
        {tokens.map(([token, name]) => (
          <Token key={token} write={() => write(token)}>
            <code>{token}</code>&nbsp;{say(`tokens.${name}`)}
          </Token>
        ))}
        {isEmpty && (
          <Token write={() => write(exampleTemplate)}>
            {say("insertExample", { example: exampleTemplate })}
          </Token>
        )}
      </div>
    </div>
  );
}

const Token = ({ write, children }: { write: () => void; children: React.ReactNode }) => (
  <Button
    variant="default"
    mih={44}
    px={12}
    // The field keeps its focus, and so a phone its keyboard.
    onMouseDown={(event) => event.preventDefault()}
    onClick={write}
  >
    {children}
  </Button>
);
