import type { ApprovalHome, Home } from "@bupum/shared/notices/homes/contract";
import { useDays } from "@bupum/ui/display/days";
import { moneyText } from "@bupum/ui/display/money";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";
import { allLink, Entries, Entry, entryLink } from "./entries.tsx";
import styles from "./homes.module.css";

type Props = { of: NonNullable<Home["approvals"]> };

/** In a company's name: what waits for an approval, the reader's turn in front (D38-12). */
export function Approvals({ of: { mine, items } }: Props) {
  const say = useWords("homes");
  return (
    <Entries
      title={mine > 0 ? say("myTurns", { count: mine }) : say("approvals")}
      all={
        <Link to="/mypage/approvals" className={allLink}>
          {say("all")}
        </Link>
      }
    >
      <ul className={styles["list"]}>
        {items.map((one) => (
          <li key={one.id}>
            <Link
              to="/mypage/approvals/$approvalId"
              params={{ approvalId: one.id }}
              className={entryLink}
            >
              <Waiting of={one} />
            </Link>
          </li>
        ))}
      </ul>
    </Entries>
  );
}

function Waiting({ of }: { of: ApprovalHome }) {
  const say = useWords("homes");
  const language = useLocale();
  const { moment } = useDays();
  const { title, product, lineCount: count, sellerName, total, expiresAt, mayDecide } = of;
  return (
    <Entry
      title={title}
      facts={[
        say("titleOf", { title: product, count, more: count - 1 }),
        sellerName,
        moneyText(total, language),
      ]}
      state={mayDecide ? say("myTurn") : say("lapses", { at: moment(expiresAt) })}
      isUrgent={mayDecide}
      act={say(mayDecide ? "decide" : "seeApproval")}
    />
  );
}
