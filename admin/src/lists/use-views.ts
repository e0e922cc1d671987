import { toast } from "@bupum/ui/frame/toasts";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentAdmin } from "../session.ts";
import { useWords } from "../words.ts";
import { keepViews, type ListViews, readViews } from "./stored-views.ts";

/** The views of the list at this address, of the admin who is logged in. */
export function useViews(): [ListViews, (next: ListViews) => void] {
  const say = useWords("lists");
  const adminId = useCurrentAdmin()?.id ?? "";
  const list = useLocation().pathname;
  const place = `${adminId} ${list}`;
  const [changed, setChanged] = useState<{ place: string; views: ListViews }>();
  // Another list, or another admin, has views of its own.
  const views = changed?.place === place ? changed.views : readViews(adminId, list);
  const change = (next: ListViews) => {
    setChanged({ place, views: next });
    if (!keepViews(adminId, list, next)) toast.failed(say("notKept"));
  };
  return [views, change];
}
