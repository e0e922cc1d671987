import { grouped } from "@bupum/ui/display/grouped";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { counts } from "./queries.ts";
import styles from "./home-page.module.css";

/** The numbers of parts, makers and sellers. A number that cannot be read is left out. */
export function Numbers() {
  const say = useWords("home");
  const products = useQuery(counts.products);
  const manufactors = useQuery(counts.manufactors);
  const sellers = useQuery(counts.sellers);
  const numbers = [
    { label: say("products"), count: products },
    { label: say("manufactors"), count: manufactors, to: "/manufactors" },
    { label: say("sellers"), count: sellers },
  ].filter(({ count }) => !count.isError);
  if (numbers.length === 0) return null;
  return (
    <section aria-label={say("numbers")}>
      <dl className={styles["numbers"]}>
        {numbers.map(({ label, count, to }) => (
          <div key={label}>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>{count.data ? grouped(String(count.data.count)) : <Skeleton h={32} w={80} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
