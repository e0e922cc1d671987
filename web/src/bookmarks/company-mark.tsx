import type { TargetId } from "@bupum/shared/accounts/bookmarks/contract";
import type { BookmarkType } from "@bupum/shared/accounts/bookmarks/rules";
import { IconBellRinging, IconBookmarkFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useMay } from "../companies/queries.ts";
import { useWords } from "../words.ts";
import { bookmarkMark, unmarked } from "./marks.ts";
import styles from "./company-mark.module.css";

interface CompanyMarkProps {
  type: BookmarkType;
  targetId: TargetId;
  name: string;
  /** The buttons of those who may change the company's bookmarks. */
  children: ReactNode;
}

/** The bookmark of a company: members whose roles do not change it read that it is there (D14-4). */
export function CompanyMark({ children, ...of }: CompanyMarkProps) {
  return useMay("ask") === false ? <Shown {...of} /> : children;
}

function Shown({ type, targetId, name }: Omit<CompanyMarkProps, "children">) {
  const say = useWords("bookmarks");
  const { data: mark = unmarked } = useQuery(bookmarkMark(type, targetId));
  if (!mark.marked) return null;
  return (
    <span className={styles["mark"]}>
      <IconBookmarkFilled size={18} role="img" aria-label={`${name} ${say("added")}`} />
      {mark.notify && (
        <IconBellRinging size={18} role="img" aria-label={say("notifyOf", { name })} />
      )}
    </span>
  );
}
