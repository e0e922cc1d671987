import type { Id } from "@bupum/shared/kernel/ids";
import { useDraftOfForm } from "@bupum/ui/form/draft";
import { Picker } from "@bupum/ui/input/picker";
import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Chosen } from "../catalogue/chosen.tsx";
import { useWords } from "../words.ts";
import { sellerName, sellersLike } from "./queries.ts";
import styles from "./merchandises.module.css";

/** The seller on whose behalf something is put on sale, by the company's name. */
export function SellerPicker({
  label,
  initial,
}: {
  label: string;
  initial?: Id<"sel"> | undefined;
}) {
  const say = useWords("merchandises");
  const { form } = useDraftOfForm();
  const [sellerId, setSellerId] = useState(initial);
  const chosen = useQuery({ ...sellerName(sellerId), enabled: sellerId !== undefined });
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 200);
  const found = useQuery(sellersLike(asked));
  const pick = (id: Id<"sel"> | undefined) => {
    setSellerId(id);
    form.setFieldValue("sellerId", id ?? "");
    form.clearFieldError("sellerId");
  };
  if (sellerId)
    return (
      <Chosen label={label} onChange={() => pick(undefined)}>
        {chosen.data ?? (chosen.error ? sellerId : "…")}
      </Chosen>
    );
  const isAsked = asked.length > 1;
  const options = isAsked ? (found.data ?? []) : [];
  return (
    <Picker
      label={label}
      description={say("act.sellerHint")}
      path="sellerId"
      error={form.errors["sellerId"]}
      typed={typed}
      onTyped={setTyped}
      loading={found.isFetching}
      nothing={isAsked && !found.isFetching ? say("act.noSeller") : undefined}
      options={options.map(({ id, companyName, userId }) => ({
        value: id,
        label: (
          <span className={styles["part"]}>
            <b>{companyName}</b>
            <small>{userId}</small>
          </span>
        ),
      }))}
      onPick={(id) => pick(options.find((seller) => seller.id === id)?.id)}
    />
  );
}
