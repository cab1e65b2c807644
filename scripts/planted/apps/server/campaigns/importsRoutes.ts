export { routes } from '../users/users.routes.ts';
