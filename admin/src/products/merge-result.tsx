import type { ProductEntity } from "@bupum/shared/product-entities/contract";
import { Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.layer.css";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { productDetail } from "../catalogue/queries.ts";
import { useWords } from "../words.ts";
import styles from "./products.module.css";

const lookAgainMs = 1500;

/** How far the listings have moved, and the ways to both parts; looks again until all have. */
export function MergeResult({ part }: { part: ProductEntity }) {
  const say = useWords("products");
  const sayCatalogue = useWords("catalogue");
  const { data = part } = useQuery({
    ...productDetail(part.id),
    refetchInterval: ({ state }) => (state.data?.mergeDoneAt ? false : lookAgainMs),
  });
  const { movedListings = 0, joinedListings = 0, mergeDoneAt, mergedInto } = data;
  return (
    <section className={styles["editor"]} aria-live="polite">
      <p className={styles["note"]}>
        {sayCatalogue(mergeDoneAt ? "merge.done" : "merge.running")}{" "}
        {say("merge.counts", { moved: movedListings, joined: joinedListings })}
      </p>
      {!mergeDoneAt && <Progress value={100} animated aria-label={sayCatalogue("merge.running")} />}
      <p>{say("mergedNote")}</p>
      <div className={styles["buttons"]}>
        {mergedInto && (
          <Link to="/products/$productId" params={{ productId: mergedInto }}>
            {sayCatalogue("merge.openKept")}
          </Link>
        )}
        <Link to="/products/$productId" params={{ productId: data.id }}>
          {sayCatalogue("merge.openGone")}
        </Link>
      </div>
    </section>
  );
}
