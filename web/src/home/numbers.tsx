import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useFormatter } from "use-intl";
import { useWords } from "../words.ts";
import { sellerCount } from "./queries.ts";
import styles from "./home-page.module.css";

/** How much there is to find. A number that cannot be read is left out. */
export function Numbers() {
  const say = useWords("home");
  const numbers = [{ label: say("sellers"), count: useQuery(sellerCount) }];
  return (
    <section aria-label={say("numbers")}>
      <dl className={styles["numbers"]}>
        {numbers
          .filter(({ count }) => !count.isError)
          .map(({ label, count }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count.data ? <Number of={count.data.count} /> : <Skeleton h={32} w={80} />}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function Number({ of }: { of: number }) {
  return useFormatter().number(of);
}
