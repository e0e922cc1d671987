import { useDays } from "@bupum/ui/display/days";
import { Failed, Loading } from "@bupum/ui/display/states";
import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { documentState } from "./queries.ts";

const route = getRouteApi("/documents/$number");
const colours = { CURRENT: "green", SUPERSEDED: "orange", FORGED: "red" } as const;

/** The target of a printed document's QR code: whether it is genuine and still current (D4-8). */
export function DocumentPage() {
  const say = useWords("documents");
  const days = useDays();
  const { number } = route.useParams();
  const { h } = route.useSearch();
  const { data, error, refetch } = useQuery(documentState(number, h));
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 560 }}>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      <p>{number}</p>
      {error ? (
        <Failed error={error} again={() => void refetch()} />
      ) : data ? (
        <Alert color={colours[data.state]} title={say(`states.${data.state}`)} role="status">
          {data.kind && data.createdAt && (
            <p>
              {say("made", {
                kind: say(`kinds.${data.kind}`),
                at: days.moment(data.createdAt),
              })}
            </p>
          )}
          <p>{say(`hints.${data.state}`)}</p>
        </Alert>
      ) : (
        <Loading lines={3} />
      )}
    </div>
  );
}
