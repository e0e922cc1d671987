import type { OwnNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import styles from "./own-numbers.module.css";
import { removeOwnNumber } from "./queries.ts";

/** The parts that a number means, each to be taken back; and whether a part of it is gone. */
export function MeantProducts({ of: { number, parts, isStale } }: { of: OwnNumber }) {
  const say = useWords("ownNumbers");
  const language = useLocale();
  return (
    <ul className={styles["parts"]}>
      {parts.map((part) => (
        <li key={part.id}>
          <Link to="/products/$productId" params={{ productId: part.id }}>
            {part.manufactorName[language]} {part.partNumber}
          </Link>
          <Remove number={number} productId={part.id} part={part.partNumber} />
        </li>
      ))}
      {isStale && (
        <li>
          <span className={styles["hint"]}>{say("stale")}</span>
          {parts.length === 0 && <Remove number={number} part={say("stale")} />}
        </li>
      )}
      {parts.length > 1 && <li className={styles["warn"]}>{say("twice")}</li>}
    </ul>
  );
}

interface RemoveProps {
  number: string;
  /** Without it the number is removed with all of its parts. */
  productId?: OwnNumber["parts"][number]["id"];
  part: string;
}

function Remove({ number, productId, part }: RemoveProps) {
  const say = useWords("ownNumbers");
  const { mutate, isPending } = useMutation({
    ...removeOwnNumber(useQueryClient()),
    onSuccess: () => toast.done(say("removed", { number, part })),
  });
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      mih={44}
      loading={isPending}
      aria-label={say("remove", { name: `${number} ${part}` })}
      onClick={() => mutate({ number, ...(productId && { productId }) })}
    >
      {say("removeHead")}
    </Button>
  );
}
