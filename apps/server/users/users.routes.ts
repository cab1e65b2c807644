import { endpoints } from '@coldcast/contract/endpoints';
import { bindEndpoint, type BoundEndpoint } from '../http/bindEndpoint.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
import { changePassword } from './changePassword.ts';
import { getMe } from './getMe.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { signup } from './signup.ts';

export const userEndpoints: BoundEndpoint[] = [
  bindEndpoint(endpoints.signup, signup),
  bindEndpoint(endpoints.login, login),
  bindEndpoint(endpoints.logout, logout),
  bindEndpoint(endpoints.getMe, getMe),
  bindEndpoint(endpoints.changePassword, changePassword),
  bindEndpoint(endpoints.listApiKeys, listApiKeys),
  bindEndpoint(endpoints.createApiKey, createApiKey),
  bindEndpoint(endpoints.revokeApiKey, revokeApiKey),
];
