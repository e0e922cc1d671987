import { Failed, Loading } from "@bupum/ui/display/states";
import type { ReactNode } from "react";
import { Head } from "./head.tsx";

interface DetailPageProps<Data> {
  title: string;
  /** The way back to the list. */
  back: ReactNode;
  /** A read of it: useQuery, or the first page of an infinite one. */
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** The page of one thing: the link back, then its data, or why it cannot be shown. */
export const DetailPage = <Data,>({ title, back, query, children }: DetailPageProps<Data>) => (
  <>
    <Head title={title} />
    {back}
    {query.data ? (
      children(query.data)
    ) : query.error ? (
      <Failed error={query.error} again={() => void query.refetch()} />
    ) : (
      <Loading lines={10} height={28} />
    )}
  </>
);
