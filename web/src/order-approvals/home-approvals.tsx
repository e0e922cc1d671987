import { orderedProduct } from "@bupum/shared/deal/product-estimate-orders/named-products";
import { moneyText } from "@bupum/ui/display/money";
import { useDays } from "@bupum/ui/display/days";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { allLink, Entries, Entry, entryLink } from "../homes/entries.tsx";
import homes from "../homes/homes.module.css";
import { useWords } from "../words.ts";
import { openApprovals } from "./queries.ts";
import { breakdownOfApproval, shownLines } from "./standing.ts";

const most = 5;

/** On the start page in a company's name: what waits for an approval, the reader's turn in front. */
export function HomeApprovals() {
  const say = useWords("orderApprovals");
  const language = useLocale();
  const days = useDays();
  const { data } = useQuery(openApprovals);
  if (!data || data.items.length === 0) return null;
  const sorted = data.items.toSorted((one, other) => +other.mayDecide - +one.mayDecide);
  return (
    <Entries
      title={say("title")}
      all={
        <Link to="/mypage/approvals" className={allLink}>
          {say("filter.all")}
        </Link>
      }
    >
      <ul className={homes["list"]}>
        {sorted.slice(0, most).map((one) => {
          const { total: amount, currency } = breakdownOfApproval(one);
          const [first, ...more] = shownLines(one);
          return (
            <li key={one.id}>
              <Link
                to="/mypage/approvals/$approvalId"
                params={{ approvalId: one.id }}
                className={entryLink}
              >
                <Entry
                  title={one.title}
                  facts={[
                    `${orderedProduct(first!).title}${more.length > 0 ? ` ${say("more", { count: more.length })}` : ""}`,
                    `${one.sellerName} · ${moneyText({ amount, currency }, language)}`,
                  ]}
                  state={one.mayDecide ? say("yourTurn") : days.moment(one.expiresAt)}
                  isUrgent={one.mayDecide}
                  act={say(one.mayDecide ? "release" : "states.WAITING")}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </Entries>
  );
}
