import type { OwnNumber } from "@bupum/shared/accounts/own-numbers/contract";
import { Button } from "@mantine/core";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { useWords } from "../../words.ts";
import { ownNumberList, removeOwnNumber } from "./own-numbers.ts";
import styles from "./paste.module.css";

/** The reader's own numbers with the parts that they mean, each to be taken back (D31-4). */
export function OwnNumberList() {
  const say = useWords("estimateGroups");
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles["aside"]}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say("request.ownNumbers")}</summary>
      <p>{say("request.ownNumbersHint")}</p>
      {isOpen && <Numbers />}
    </details>
  );
}

function Numbers() {
  const say = useWords("estimateGroups");
  const { data, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(ownNumberList);
  if (!data) return null;
  const numbers = data.pages.flatMap(({ items }) => items);
  if (numbers.length === 0) return <p>{say("request.ownNumbersNone")}</p>;
  return (
    <>
      <ul>
        {numbers.map((own) => (
          <Row key={own.number} own={own} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          mih={44}
          loading={isFetching}
          onClick={() => void fetchNextPage()}
        >
          {say("request.ownNumbersMore")}
        </Button>
      )}
    </>
  );
}

function Row({ own: { number, parts, isStale } }: { own: OwnNumber }) {
  const say = useWords("estimateGroups");
  const language = useLocale();
  const { mutate, isPending } = useMutation(removeOwnNumber(useQueryClient()));
  const meant = parts.map((part) => ({
    productId: part.id,
    text: `${part.manufactorName[language]} ${part.partNumber}`,
  }));
  const all = [...meant, ...(isStale ? [{ text: say("request.ownNumberStale") }] : [])];
  return all.map(({ text, ...of }) => (
    <li key={text}>
      <div>
        <strong>{number}</strong>
        <span>{text}</span>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isPending}
        aria-label={say("request.drop", { name: `${number} ${text}` })}
        onClick={() => mutate({ number, ...of })}
      >
        {say("request.dropHead")}
      </Button>
    </li>
  ));
}
