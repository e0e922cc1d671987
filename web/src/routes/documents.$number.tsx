import { createFileRoute } from "@tanstack/react-router";
import { DocumentPage } from "../documents/document-page.tsx";

export const Route = createFileRoute("/documents/$number")({
  validateSearch: ({ h }: Record<string, unknown>) => ({ h: typeof h === "string" ? h : "" }),
  component: DocumentPage,
});
