import { createFileRoute } from "@tanstack/react-router";
import { WriterInfoPage } from "../../../writer-infos/info-page.tsx";
import { ownWriter } from "../../../writer-infos/queries.ts";

/** Open to every member: it is how one becomes a writer. */
export const Route = createFileRoute("/_signedIn/writer/wiki-info")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(ownWriter),
  component: WriterInfoPage,
});
