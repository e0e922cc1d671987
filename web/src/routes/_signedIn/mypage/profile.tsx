import { createFileRoute } from "@tanstack/react-router";
import { ProfilePage } from "../../../users/profile-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/profile")({ component: ProfilePage });
