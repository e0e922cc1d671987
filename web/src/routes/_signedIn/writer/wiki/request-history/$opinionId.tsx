import { createFileRoute } from "@tanstack/react-router";
import { OpinionPage } from "../../../../../wikis/opinions/opinion-page.tsx";

export const Route = createFileRoute("/_signedIn/writer/wiki/request-history/$opinionId")({
  component: OpinionPage,
});
