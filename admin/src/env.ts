/// <reference types="vite/client" />
import { mustSetting } from "@bupum/ui/frame/env";

/** Where the admin API answers, without a slash at the end. */
export const baseUrl = mustSetting("VITE_BASE_URL", import.meta.env["VITE_BASE_URL"]);
