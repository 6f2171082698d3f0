import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: 'graphql/backend/store/schema.ts',
  out: 'graphql/backend/migrations',
});
