import { configure } from '@testing-library/react';

// A screen's part is loaded and drawn in the same thread as the test, on machines that may be busy; nothing here measures speed.
configure({ asyncUtilTimeout: 45_000 });
