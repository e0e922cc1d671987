import { useDays } from "@bupum/ui/display/days";
import type { BoardCard } from "@bupum/shared/reading/boards/contract";
import { UnitPrice } from "@bupum/ui/display/money";
import { PartNumber } from "@bupum/ui/display/part-number";
import { Status } from "@bupum/ui/display/status";
import { IconMessage2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import styles from "./board-row.module.css";

/** One post of a list: what it is about, by whom, and whether it is still open. */
export function BoardRow({ board }: { board: BoardCard }) {
  const say = useWords("boards");
  const days = useDays();
  const { id, title, boardPurposeType, status, replyCount, createdAt } = board;
  return (
    <li className={styles["row"]}>
      <div className={styles["marks"]}>
        <span className={styles["purpose"]} data-purpose={boardPurposeType}>
          {say(`purpose.${boardPurposeType}`)}
        </span>
        <Status of={status} meaning={status === "PENDING" ? "running" : "over"}>
          {say(`states.${status}`)}
        </Status>
        {board.isHidden && <Status of="HIDDEN">{say("hidden")}</Status>}
      </div>
      <h2>
        <Link to="/boards/$boardId" params={{ boardId: id }}>
          {title}
        </Link>
      </h2>
      <BoardFacts of={board} />
      <p className={styles["facts"]}>
        <span>{board.isByMarket ? say("byMarket") : board.authorName}</span>
        <time dateTime={createdAt}>{days.dayOf(createdAt)}</time>
        <span className={styles["count"]}>
          <IconMessage2 size={16} aria-hidden />
          {say("answers", { count: replyCount })}
        </span>
      </p>
    </li>
  );
}

/** The part that a post is about, as far as its author named it. */
export function BoardFacts({ of }: { of: BoardCard }) {
  const say = useWords("boards");
  const trade = useWords("trade");
  const { partNumber, manufactorName, quantity, region, price, currency } = of;
  if (!partNumber && !manufactorName && !quantity && !region && !price) return null;
  return (
    <dl className={styles["part"]}>
      {manufactorName && <Fact label={say("manufactorName")}>{manufactorName}</Fact>}
      {partNumber && (
        <Fact label={say("partNumber")}>
          <PartNumber of={partNumber} />
        </Fact>
      )}
      {quantity && <Fact label={say("quantity")}>{say("pieces", { count: quantity })}</Fact>}
      {price && currency && (
        <Fact label={say("price")}>
          <UnitPrice of={price} currency={currency} vat="EXCLUDED" />
        </Fact>
      )}
      {region && <Fact label={say("region")}>{trade(`regions.${region}`)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
