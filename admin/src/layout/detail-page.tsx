import type { AuditEntity, NotedEntity } from "@bupum/shared/accounts/audit-events/entities";
import { Failed, Loading } from "@bupum/ui/display/states";
import type { ReactNode } from "react";
import { History } from "../audit-events/history.tsx";
import { Notes } from "../audit-events/notes.tsx";
import { Head } from "./head.tsx";

interface DetailPageProps<Data> {
  title: string;
  /** The way back to the list. */
  back: ReactNode;
  /** A read of it: useQuery, or the first page of an infinite one. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
  /** Below it: what admins noted about it. */
  notes?: { entity: NotedEntity; id: string };
  /** Below it: its history, read at once or behind a press. */
  past?: { entity: AuditEntity; id: string; isOpen?: boolean };
}

/** The page of one thing: the link back, then its data, or why it cannot be shown. */
export const DetailPage = <Data,>(props: DetailPageProps<Data>) => {
  const { title, back, query, children, notes, past } = props;
  return (
    <>
      <Head title={title} />
      {back}
      {query.data ? (
        <>
          {children(query.data)}
          {notes && <Notes key={notes.id} {...notes} />}
          {past && <History key={past.id} {...past} />}
        </>
      ) : query.error ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : (
        <Loading lines={10} height={28} />
      )}
    </>
  );
};
