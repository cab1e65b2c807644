import { configure } from '@testing-library/react';

// A screen's code loads and draws in the same thread as the test, on machines that may be busy; no test here measures speed.
configure({ asyncUtilTimeout: 45_000 });
