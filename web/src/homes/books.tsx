import type { Books as BooksHome, ExpectedHome } from "@bupum/shared/notices/homes/contract";
import { daysBetween, type Day, seoulDay } from "@bupum/shared/kernel/time";
import { useDays } from "@bupum/ui/display/days";
import { useWonText } from "@bupum/ui/display/money";
import { useMonthText } from "@bupum/ui/display/months";
import { useNow } from "@bupum/ui/now";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import styles from "./homes.module.css";

/** Days before the last one from which an invoice that is missing is urgent, and after it. */
const soon = 3;
const late = 31;
export function isDueSoon({ dueOn }: Pick<ExpectedHome, "dueOn">, today: Day): boolean {
  const left = daysBetween(today, dueOn);
  return left <= soon && left >= -late;
}

/** Tax invoices of a company: those that did not come, and what the others come to (D38-11). */
export function Books({ of: { expected, received } }: { of: BooksHome }) {
  const say = useWords("homes");
  const hasReceived = received.some(({ count }) => count > 0);
  if (expected.length === 0 && !hasReceived) return null;
  return (
    <section aria-labelledby="books" className={styles["side"]}>
      <h2 id="books">{say("books")}</h2>
      <div className={styles["parts"]}>
        {expected.length > 0 && <Expected of={expected} />}
        {hasReceived && <Received of={received} />}
      </div>
    </section>
  );
}

function Expected({ of }: { of: readonly ExpectedHome[] }) {
  const say = useWords("homes");
  const { day } = useDays();
  const won = useWonText();
  const monthText = useMonthText();
  const today = seoulDay(useNow());
  return (
    <Entries
      title={say("expected")}
      all={
        <Link to="/mypage/tax-invoices" className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {of.map(({ sellerId, sellerName, month, dueOn, orders: count, total, isPartial }) => (
          <li key={`${sellerId} ${month}`}>
            <Link to="/mypage/tax-invoices" className={entryLink}>
              <Entry
                title={sellerName}
                facts={[
                  monthText(month),
                  say(isPartial ? "expectedMore" : "expectedOrders", { count }),
                  isPartial ? undefined : won(total),
                ]}
                state={say(dueOn < today ? "expectedLate" : "expectedBy", { day: day(dueOn) })}
                isUrgent={isDueSoon({ dueOn }, today)}
                act={say("seeExpected")}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}

function Received({ of }: { of: BooksHome["received"] }) {
  const say = useWords("homes");
  const won = useWonText();
  const monthText = useMonthText();
  return (
    <Entries title={say("received")}>
      <ul className={styles["list"]}>
        {of.map(({ month, count, total, more }) => (
          <li key={month}>
            <Link to="/mypage/tax-invoices" search={{ month }} className={entryLink}>
              <Entry
                title={monthText(month)}
                facts={[
                  say(more ? "receivedMore" : "receivedCount", { count }),
                  more || count === 0 ? undefined : won(total),
                ]}
                act={say("seeReceived")}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}
