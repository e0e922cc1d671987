import { ownNumberKey } from "@bupum/shared/accounts/own-numbers/rules";
import { ownNumberText } from "@bupum/shared/accounts/own-numbers/text";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { ask } from "@bupum/ui/frame/dialogs";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { RoleGuard } from "../companies/role-guard.tsx";
import { useWords } from "../words.ts";
import styles from "./own-numbers.module.css";
import { keepOwnNumbers, numbersOfProducts, productOfNumber, removeOwnNumber } from "./queries.ts";
import { RemoveNumber } from "./remove-number.tsx";

type Part = Pick<Product, "id" | "partNumber">;
interface ProductNumbersProps {
  part: Part;
  /** What a label says; it stands in the field until it is said or left. */
  suggested?: string | undefined;
}

/** What the reader calls a part, on its page: said, added to, taken back (D31-6). */
export function ProductNumbers({ part, suggested = "" }: ProductNumbersProps) {
  const say = useWords("ownNumbers");
  const { data } = useQuery(numbersOfProducts([part.id], true));
  const [isPressed, setPressed] = useState<boolean>();
  if (!data) return null;
  const numbers = data.get(part.id) ?? [];
  const isKnown = numbers.some((one) => ownNumberKey(one) === ownNumberKey(suggested));
  const isAdding = isPressed ?? (suggested !== "" && !isKnown);
  return (
    <section className={styles["of-part"]} aria-label={say("ofPart")}>
      {numbers.length > 0 && <span className={styles["hint"]}>{say("ofPart")}</span>}
      {numbers.map((number) => (
        <span key={number} className={styles["said"]}>
          <strong className={styles["number"]}>{number}</strong>
          <RemoveNumber
            number={number}
            productId={part.id}
            part={part.partNumber}
            name={number}
            color="gray"
          />
        </span>
      ))}
      <RoleGuard act="ask" isQuiet>
        {isAdding ? (
          <Add part={part} suggested={isKnown ? "" : suggested} onDone={() => setPressed(false)} />
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            mih={44}
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setPressed(true)}
          >
            {say("add")}
          </Button>
        )}
      </RoleGuard>
    </section>
  );
}

function Add({ part, suggested, onDone }: AddProps) {
  const say = useWords("ownNumbers");
  const [text, setText] = useState(suggested);
  const { save, isPending } = useSave(part, onDone);
  const number = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A failed call is shown as a toast.
    void save(number).catch(() => undefined);
  };
  return (
    <form noValidate className={styles["add"]} onSubmit={submit}>
      <TextInput
        aria-label={say("field")}
        placeholder={say("field")}
        value={text}
        maxLength={80}
        autoCapitalize="off"
        spellCheck={false}
        // Opened by a press: what is typed next belongs here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={suggested === ""}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === "Escape" && onDone()}
      />
      <Button type="submit" mih={44} loading={isPending} disabled={!isNumber(number)}>
        {say("save")}
      </Button>
      <Button variant="default" mih={44} onClick={onDone}>
        {say("cancel")}
      </Button>
    </form>
  );
}

interface AddProps {
  part: Part;
  suggested: string;
  onDone: () => void;
}

const isNumber = (text: string) => ownNumberText.safeParse(text).success;

/** Keeps a number; one that means another part already is asked about first (D31-3). */
function useSave(part: Part, onDone: () => void) {
  const say = useWords("ownNumbers");
  const client = useQueryClient();
  const keep = useMutation(keepOwnNumbers(client));
  const remove = useMutation(removeOwnNumber(client));
  const save = async (number: string) => {
    const meant = await client.fetchQuery({ ...productOfNumber(number), staleTime: 0 });
    const others = meant.filter(({ id }) => id !== part.id);
    const answer = others.length === 0 ? undefined : await ask(question(number, others));
    if (others.length > 0 && answer !== "primary" && answer !== "secondary") return;
    const [result] = await keep.mutateAsync([{ number, productId: part.id }]);
    if (result === "FULL") return toast.failed(say("full"));
    // The new part is kept first: a call that fails between leaves a number that is asked about.
    if (answer === "primary")
      for (const { id } of others)
        // oxlint-disable-next-line no-await-in-loop -- all of them change one row
        await remove.mutateAsync({ number, productId: id });
    toast.done(say("kept", { count: 1 }));
    onDone();
  };
  const question = (number: string, others: readonly Part[]) => ({
    title: say("otherTitle"),
    body: say("isOther", { number, part: others.map((one) => one.partNumber).join(", ") }),
    primary: say("move"),
    secondary: say("useBoth"),
  });
  return { save, isPending: keep.isPending || remove.isPending };
}
