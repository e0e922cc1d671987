import { createFileRoute } from "@tanstack/react-router";
import { writerDetail } from "../../../writer-infos/queries.ts";
import { WriterPage } from "../../../writer-infos/writer-page.tsx";

export const Route = createFileRoute("/_admin/writers/$writerId")({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(writerDetail(params.writerId)),
  component: WriterPage,
});
