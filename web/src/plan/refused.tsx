import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";

// Few members ever meet it: the question and its texts stay out of the first load.
const loadLimits = () => import("./limits.tsx");

/** Says what the member's plan does not hold, whichever page asked; false for other failures. */
export function tellPlanLimit(error: unknown): boolean {
  const { code, message = "", params } = failureOf(error);
  if (code !== "SUBSCRIPTION_REQUIRED") return false;
  // The server says in the caller's language that the plan is what it is about.
  showPlanLimit(String(params["feature"] ?? ""), message, Number(params["most"] ?? 0));
  return true;
}

/** Says what the plan does not hold where the page itself knows, before anything is asked. */
export function showPlanLimit(feature: string, title: string, most = 0): void {
  const asked = loadLimits().then(({ askPlan }) => askPlan(feature, title, most));
  asked.catch(() => toast.failed(title));
}
