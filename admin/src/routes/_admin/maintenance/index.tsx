import { createFileRoute } from "@tanstack/react-router";
import { MaintenancePage } from "../../../maintenance/maintenance-page.tsx";
import { maintenanceRuns } from "../../../maintenance/queries.ts";

export const Route = createFileRoute("/_admin/maintenance/")({
  loader: ({ context }) => void context.queryClient.prefetchQuery(maintenanceRuns),
  component: MaintenancePage,
});
