import { failureOf } from "@bupum/ui/failure";
import { Empty, Loading } from "@bupum/ui/display/states";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { Head } from "../layout/head.tsx";
import { useWords } from "../words.ts";
import { openedView } from "./queries.ts";

/** Opens what a member sees, by the ticket in the fragment, which no server sees (D20-15). */
export function ViewPage() {
  const say = useWords("views");
  const ticket = useLocation({ select: ({ hash }) => hash });
  const { error } = useQuery(openedView(ticket));
  return (
    <>
      <Head title={say("title")} hidden />
      <h1>{say("title")}</h1>
      {ticket && !error ? (
        <Loading lines={4} />
      ) : (
        <Empty title={say("failed")}>{(error && failureOf(error).message) ?? say("missing")}</Empty>
      )}
    </>
  );
}
