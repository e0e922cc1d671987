import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Picker } from "@bupum/ui/input/picker";
import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale } from "use-intl";
import { productsLike } from "../../../trade/queries.ts";
import { useWords } from "../../../words.ts";
import { proposeProduct, readAgain } from "../queries.ts";
import { isQuotable } from "./quote-form.ts";
import styles from "./quote-page.module.css";

/** For a line in words: which part of the catalogue its seller takes it to be (D6-20). */
export function ProposeProduct({ line }: { line: Line }) {
  const say = useWords("sellerEstimates");
  const language = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { proposedProduct, replyType, productId } = line;
  if (!isQuotable(line) || productId || replyType === "REJECTED") return null;
  return (
    <div>
      {proposedProduct && (
        <p className={styles["hint"]}>
          {say("propose.waits", {
            part: `${proposedProduct.manufactorName[language]} ${proposedProduct.partNumber}`,
          })}
        </p>
      )}
      {isOpen ? (
        <PartPicker line={line} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="subtle" size="sm" mih={44} onClick={() => setOpen(true)}>
          {say(proposedProduct ? "propose.another" : "propose.open")}
        </Button>
      )}
    </div>
  );
}

function PartPicker({ line, onDone }: { line: Line; onDone: () => void }) {
  const say = useWords("sellerEstimates");
  const language = useLocale();
  const client = useQueryClient();
  const [typed, setTyped] = useState(line.partNumber ?? line.productName);
  const text = typed.trim();
  const [keyword] = useDebouncedValue(text, 200);
  const list = useQuery({ ...productsLike(keyword), placeholderData: keepPreviousData });
  const { mutate } = useMutation(proposeProduct);
  const parts = text.length >= 2 ? (list.data?.items ?? []) : [];
  const pick = (value: string) => {
    const part = parts.find(({ id }) => id === value);
    if (!part) return;
    mutate(
      { productEstimateId: line.id, productId: part.id },
      {
        onSuccess: () => toast.done(say("propose.done")),
        onError: (error) => toast.failed(failureOf(error).message ?? say("propose.failed")),
        onSettled: () => {
          onDone();
          void readAgain(client);
        },
      },
    );
  };
  return (
    <Picker
      label={say("propose.find")}
      description={say("propose.hint")}
      typed={typed}
      onTyped={setTyped}
      loading={list.isFetching}
      nothing={text.length >= 2 && list.data?.items.length === 0 ? say("propose.none") : undefined}
      options={parts.map((part) => ({
        value: part.id,
        label: (
          <>
            <strong>{part.partNumber}</strong> {part.manufactorName[language]}
            <br />
            <small>{part.name[language]}</small>
          </>
        ),
      }))}
      onPick={pick}
    />
  );
}
