/// <reference types="vite/client" />
import { mustSetting } from "@bupum/ui/frame/env";

/** The base address of the admin API, without a slash at the end. */
export const baseUrl = mustSetting("VITE_BASE_URL", import.meta.env["VITE_BASE_URL"]);
