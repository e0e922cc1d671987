import { notificationRoutes } from "@bupum/shared/notifications/contract";
import { resource } from "../kernel/resource.ts";
import { operations } from "./operations.ts";

export const handler = resource(notificationRoutes, operations);
