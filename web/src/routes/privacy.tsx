import { createFileRoute } from "@tanstack/react-router";
import { LegalPage } from "../legal/legal-page.tsx";

export const Route = createFileRoute("/privacy")({ component: () => <LegalPage of="privacy" /> });
