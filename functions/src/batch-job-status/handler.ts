import { batchJobStatusRoutes } from "@bupum/shared/batch-job-status/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(batchJobStatusRoutes, operations);
