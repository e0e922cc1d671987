import type { ChatMessage } from "@bupum/shared/talk/chats/contract";
import type { SharedRoomRow } from "@bupum/shared/talk/chats/shared-rooms";
import { useQuery } from "@tanstack/react-query";
import { actingCompany } from "../../acting.ts";
import { memberNames } from "../../companies/queries.ts";
import { useWords } from "../../words.ts";
import { keyOf, LogRow } from "../log/log-row.tsx";
import { Older } from "../log/older.tsx";
import { rowsOf } from "../log/rows.ts";
import { useLogScroll } from "../log/use-log-scroll.ts";
import styles from "../log/log.module.css";

interface SharedLogProps {
  room: SharedRoomRow;
  items: readonly ChatMessage[];
  goBack: (() => void) | undefined;
  isGoingBack: boolean;
}

/** The messages of a shared room: the seller's on the left, the member's on the right. */
export function SharedLog({ room, items, goBack, isGoingBack }: SharedLogProps) {
  const say = useWords("chats");
  const former = useWords("companies")("formerMember");
  const { data: names } = useQuery(memberNames(actingCompany() ?? ""));
  const { log, onScroll } = useLogScroll({ items, waiting: 0, refused: 0, goBack });
  return (
    <div className={styles["frame"]}>
      <div
        ref={log}
        className={styles["log"]}
        role="log"
        aria-live="off"
        aria-label={say("log.label", { name: room.sellerName })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        onScroll={onScroll}
      >
        {goBack && <Older isRunning={isGoingBack} onClick={goBack} />}
        {items.length === 0 && <p className={styles["empty"]}>{say("list.noMessage")}</p>}
        <ol className={styles["rows"]}>
          {rowsOf(items, {}).map((row) => (
            <LogRow
              key={keyOf(row)}
              row={row}
              ownName={names?.get(room.sharedBy) ?? former}
              otherName={room.sellerName}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}
