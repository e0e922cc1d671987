import type { Id } from "@bupum/shared/kernel/ids";
import type { DraftOf, KeptDraft } from "@bupum/shared/reading/wikis/drafts";
import { Loading } from "@bupum/ui/display/states";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Kept } from "./newest.ts";
import { keptDraft } from "./queries.ts";

export interface OpenedDraft {
  table: KeptDraft | undefined;
  /** The draft that was chosen, if it is not the newest. */
  chosen: Kept | undefined;
  /** Restarts the form: with a draft, or without any after they were thrown away. */
  onStart: (chosen?: Kept) => void;
}
interface DraftsProps {
  of: DraftOf;
  userId: Id<"usr">;
  children: (key: number, opened: OpenedDraft) => ReactNode;
}

/** Reads the table's draft before the form starts with it (D9-26). */
export function Drafts({ of, userId, children }: DraftsProps) {
  const client = useQueryClient();
  const wanted = keptDraft(userId, of);
  const { data, error, refetch, isFetchedAfterMount } = useQuery(wanted);
  const [start, setStart] = useState<{ key: number; chosen?: Kept | undefined }>({ key: 0 });
  if (!error && !(data && isFetchedAfterMount)) return <Loading lines={8} height={44} />;
  return children(start.key, {
    table: data?.draft,
    chosen: start.chosen,
    onStart: (chosen) => {
      const begin = () => setStart({ key: start.key + 1, chosen });
      if (chosen) void refetch().then(begin);
      else {
        client.setQueryData(wanted.queryKey, {});
        begin();
      }
    },
  });
}
