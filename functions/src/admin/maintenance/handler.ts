import { maintenanceRoutes } from "@bupum/shared/maintenance/contract";
import { resource } from "../../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(maintenanceRoutes, operations, "admin");
