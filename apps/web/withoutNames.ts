import type { Plugin } from 'vite';

/**
 * Lets the build omit those components of the router that no screen uses. A name that is given for debugging, and a call that may do
 * anything as far as the build knows, would keep them and all they need.
 */
export const withoutNames: Plugin = {
  name: 'without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({
      code: code.replace(/^[\w$]+\.displayName = .*;$/gm, '').replaceAll('React$1.forwardRef(', '/* @__PURE__ */ React$1.forwardRef('),
      map: null,
    }),
  },
};
