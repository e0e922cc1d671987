import type { Product } from "@bupum/shared/catalogue/products/contract";
import { type Relation, relations } from "@bupum/shared/catalogue/products/rules";
import { laterSection } from "@bupum/ui/frame/later-section";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../words.ts";
import styles from "./neighbours.module.css";
import { relatedTo } from "../products/queries.ts";
import { Cards, ProductCards } from "./product-cards.tsx";

const WikisAbout = laterSection(async () => (await import("../wikis/few-wikis.tsx")).WikisAbout, {
  quiet: true,
});

const BoardsAbout = laterSection(
  async () => (await import("../boards/few-boards.tsx")).BoardsAbout,
  { quiet: true },
);

/** Substitutes of a part, parts like it, and wikis and posts about it. */
export default function Neighbours({ part }: { part: Product }) {
  return (
    <>
      <Alternates of={part.alternates} />
      <Related part={part} />
      <WikisAbout productId={part.id} manufactorId={part.manufactorId} />
      <BoardsAbout partNumber={part.partNumber} />
    </>
  );
}

/** Parts that may replace this one, grouped by their relation to it. */
function Alternates({ of }: { of: Product["alternates"] }) {
  const say = useWords("neighbours");
  if (of.length === 0) return null;
  // Most readers of a discontinued part look for its replacement.
  const order: readonly Relation[] = [
    "REPLACED_BY",
    ...relations.filter((one) => one !== "REPLACED_BY"),
  ];
  return (
    <section id="alternates">
      <h2>{say("alternates")}</h2>
      {order.map((relation) => {
        const parts = of.filter((part) => part.relation === relation);
        if (parts.length === 0) return null;
        return (
          <div key={relation} className={styles["group"]}>
            <h3>{say(`relations.${relation}`)}</h3>
            <Cards of={parts} />
          </div>
        );
      })}
    </section>
  );
}

/**
 * Parts that others ordered instead (D19-15), parts like this one (S8-13) and near ones: fetched
 * after the page; drawn if there are any.
 */
function Related({ part }: { part: Product }) {
  const say = useWords("neighbours");
  const { data } = useQuery(relatedTo(part));
  if (!data) return null;
  const known = new Set(
    [...part.alternates, ...data.substitutes, ...data.alike].map(({ id }) => id),
  );
  const near = data.items.filter(({ id }) => !known.has(id));
  return (
    <>
      <ProductCards title={say("substitutes")} of={data.substitutes} />
      <ProductCards title={say("same")} of={data.alike} />
      <ProductCards title={say("related")} of={near} />
    </>
  );
}
