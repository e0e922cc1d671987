import type { OldStock } from "@bupum/shared/notices/homes/contract";
import { stockAge } from "@bupum/shared/selling/merchandises/rules";
import { toast } from "@bupum/ui/frame/toasts";
import { useNow } from "@bupum/ui/now";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { allLink, Entries } from "./entries.tsx";
import { holdStocks, ownHome } from "./queries.ts";
import styles from "./homes.module.css";

/** So many are named; one press confirms all of them. */
const named = 3;

interface OldStocksProps {
  of: readonly OldStock[];
  /** There are more than these, which one press confirms. */
  more: boolean;
}

/** Counts that are old, and one press that says that they still hold (D38-5). */
export function OldStocks({ of, more }: OldStocksProps) {
  const say = useWords("homes");
  const now = useNow();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...holdStocks,
    onSuccess: (_done, held) => toast.done(say("held", { count: held.length })),
    onSettled: () => client.invalidateQueries(ownHome),
  });
  return (
    <Entries
      title={say("stocks")}
      all={
        <Link to="/seller/merchandises" search={{ isOldStock: "true" }} className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <div className={styles["stocks"]}>
        <ul>
          {of.slice(0, named).map((one) => (
            <li key={one.id}>
              <Link
                to="/seller/merchandises"
                search={{
                  isOldStock: "true",
                  searchType: "PRODUCT",
                  searchKeyword: one.partNumber,
                }}
              >
                {say("oldStock", {
                  part: one.partNumber,
                  days: stockAge(one, now).days,
                  stock: one.stock ?? 0,
                })}
              </Link>
            </li>
          ))}
          {more ? (
            <li>{say("manyStocks", { count: of.length + 1 })}</li>
          ) : (
            of.length > named && <li>{say("moreStocks", { count: of.length - named })}</li>
          )}
        </ul>
        <Button mih={44} variant="default" loading={isPending} onClick={() => mutate(of)}>
          {say(more ? "holdOldest" : "hold", { count: of.length })}
        </Button>
      </div>
    </Entries>
  );
}
