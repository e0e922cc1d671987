import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";

// Few members see it, so the question and its texts stay out of the first load.
const loadLimits = () => import("./limits.tsx");

/** Shows what the member's plan does not include, on any page; false for other failures. */
export function tellPlanLimit(error: unknown): boolean {
  const { code, message = "", params } = failureOf(error);
  if (code !== "SUBSCRIPTION_REQUIRED") return false;
  // The server's message says in the caller's language that the plan is the reason.
  showPlanLimit(String(params["feature"] ?? ""), message, Number(params["most"] ?? 0));
  return true;
}

/** Shows a limit that the page itself knows, before any call. */
export function showPlanLimit(feature: string, title: string, most = 0): void {
  const asked = loadLimits().then(({ askPlan }) => askPlan(feature, title, most));
  asked.catch(() => toast.failed(title));
}
